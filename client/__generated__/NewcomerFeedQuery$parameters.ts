/**
 * @generated SignedSource<<eb9105da5eedeb44e667c156b5361d39>>
 * @relayHash da5a3bca007b00145657b5f3ab7e6348
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6ee60cc8d19268f31915eaae8efaabc8dd3d9c28bed610caee6f53c31c72e406

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NewcomerFeedQuery } from './NewcomerFeedQuery.graphql';

const node: PreloadableConcreteRequest<NewcomerFeedQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6ee60cc8d19268f31915eaae8efaabc8dd3d9c28bed610caee6f53c31c72e406",
    "metadata": {},
    "name": "NewcomerFeedQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
