/**
 * @generated SignedSource<<e43c052595c56e71ada814ffff5a2396>>
 * @relayHash 484ae15cde6c4b78076158e7b916691c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e92fedb94e1f2aee1be93be6399894c2e6839b633e338e34f5b4e32fe9d5cc3c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NewcomerFeedQuery } from './NewcomerFeedQuery.graphql';

const node: PreloadableConcreteRequest<NewcomerFeedQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e92fedb94e1f2aee1be93be6399894c2e6839b633e338e34f5b4e32fe9d5cc3c",
    "metadata": {},
    "name": "NewcomerFeedQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
