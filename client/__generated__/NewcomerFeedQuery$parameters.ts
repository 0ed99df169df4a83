/**
 * @generated SignedSource<<bfc6e028b22b07ebfd5620888c6a7874>>
 * @relayHash f4c8a39d5004032ba18880478c76a722
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bc0626cfbca8ee53da84629ba23328e50ee71ef337591020fd11875cd8d3d9b8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NewcomerFeedQuery } from './NewcomerFeedQuery.graphql';

const node: PreloadableConcreteRequest<NewcomerFeedQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bc0626cfbca8ee53da84629ba23328e50ee71ef337591020fd11875cd8d3d9b8",
    "metadata": {},
    "name": "NewcomerFeedQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
