/**
 * @generated SignedSource<<47cb643a87d44be52b3f91c9a66e77c3>>
 * @relayHash 23f45366fd2f4cbd8998f74625d3327f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3bbf83b99f05639433cced25946b61dc4540d1a5650f0bd2be30caca64212441

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NewcomerFeedQuery } from './NewcomerFeedQuery.graphql';

const node: PreloadableConcreteRequest<NewcomerFeedQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3bbf83b99f05639433cced25946b61dc4540d1a5650f0bd2be30caca64212441",
    "metadata": {},
    "name": "NewcomerFeedQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
