/**
 * @generated SignedSource<<85e277475888ac7c06a8357416a0f48d>>
 * @relayHash 2fb3cae9cfb6408dddf774b75e025503
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9378f841ce8e5a0b2503bd84d04f07417a17389fb573b03a76a4391cbe2aa1cc

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NewcomerFeedQuery } from './NewcomerFeedQuery.graphql';

const node: PreloadableConcreteRequest<NewcomerFeedQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9378f841ce8e5a0b2503bd84d04f07417a17389fb573b03a76a4391cbe2aa1cc",
    "metadata": {},
    "name": "NewcomerFeedQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
