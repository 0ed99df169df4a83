/**
 * @generated SignedSource<<3355716982ace5d53e58bc5284fc1c35>>
 * @relayHash bd25031561040109029bf8260bbd8882
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5962f348de56b77b9f5290ef3f669a9b61ba9d81070513063cb3278b6949fac5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NewcomerFeedQuery } from './NewcomerFeedQuery.graphql';

const node: PreloadableConcreteRequest<NewcomerFeedQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5962f348de56b77b9f5290ef3f669a9b61ba9d81070513063cb3278b6949fac5",
    "metadata": {},
    "name": "NewcomerFeedQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
