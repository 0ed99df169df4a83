/**
 * @generated SignedSource<<42b2f0616d43ce1e0da49decb24f9fe2>>
 * @relayHash 54cad185b279e5d10e2c52042a8f61fb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 896d940d3bf703b495e611f68742b40d236217a03d0feac4c5efd8a351caeb8e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NewcomerFeedQuery } from './NewcomerFeedQuery.graphql';

const node: PreloadableConcreteRequest<NewcomerFeedQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "896d940d3bf703b495e611f68742b40d236217a03d0feac4c5efd8a351caeb8e",
    "metadata": {},
    "name": "NewcomerFeedQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
