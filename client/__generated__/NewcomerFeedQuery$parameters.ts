/**
 * @generated SignedSource<<8a71ff7ef5d56a23253d1f6490b9c341>>
 * @relayHash 20ed533cf7eaf9d4852079e998c0b296
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d5533e31a6163defbbf6877cdcc2d5980df0726866fe30398ec2733fa823b229

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NewcomerFeedQuery } from './NewcomerFeedQuery.graphql';

const node: PreloadableConcreteRequest<NewcomerFeedQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d5533e31a6163defbbf6877cdcc2d5980df0726866fe30398ec2733fa823b229",
    "metadata": {},
    "name": "NewcomerFeedQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
