/**
 * @generated SignedSource<<d6f62d925e88b00d00b4dc832ded840f>>
 * @relayHash c6182c0cb7f10381b4fc8f7a62c8392c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 161cf3be3458c4c5264db078ba28f6310dbed8b0a74131d20bd3bb02281b32ac

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NewcomerFeedQuery } from './NewcomerFeedQuery.graphql';

const node: PreloadableConcreteRequest<NewcomerFeedQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "161cf3be3458c4c5264db078ba28f6310dbed8b0a74131d20bd3bb02281b32ac",
    "metadata": {},
    "name": "NewcomerFeedQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
