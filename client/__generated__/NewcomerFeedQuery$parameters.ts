/**
 * @generated SignedSource<<431754b03a67b40c735595e715437e9f>>
 * @relayHash 36d30988d6499f3c6e333562ecc9db2e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 95e9031a1cf9ae53f5ef4d5e924fde2674b0950729c3248039caf997a72893f4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NewcomerFeedQuery } from './NewcomerFeedQuery.graphql';

const node: PreloadableConcreteRequest<NewcomerFeedQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "95e9031a1cf9ae53f5ef4d5e924fde2674b0950729c3248039caf997a72893f4",
    "metadata": {},
    "name": "NewcomerFeedQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
