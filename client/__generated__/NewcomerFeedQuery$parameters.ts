/**
 * @generated SignedSource<<2d4323a3d23c2d6d8f3db0f5b88f901d>>
 * @relayHash 8bb48e70769d9232d9c771d162aac249
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 02e4ca5871c830c3b7691abb6885f3ebd208e18c1f235eb4a42dd2b3509e012b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NewcomerFeedQuery } from './NewcomerFeedQuery.graphql';

const node: PreloadableConcreteRequest<NewcomerFeedQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "02e4ca5871c830c3b7691abb6885f3ebd208e18c1f235eb4a42dd2b3509e012b",
    "metadata": {},
    "name": "NewcomerFeedQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
