/**
 * @generated SignedSource<<c434c79e7460c654867d5e074f09e444>>
 * @relayHash 30904be7c744272c62f026f68431ec4f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a76c59734ed6858d0916ac758dba6c4b9f0f1d60e48be78b795b813ffd14913b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NewcomerFeedQuery } from './NewcomerFeedQuery.graphql';

const node: PreloadableConcreteRequest<NewcomerFeedQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a76c59734ed6858d0916ac758dba6c4b9f0f1d60e48be78b795b813ffd14913b",
    "metadata": {},
    "name": "NewcomerFeedQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
