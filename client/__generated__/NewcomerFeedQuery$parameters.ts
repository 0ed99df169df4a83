/**
 * @generated SignedSource<<30106460a05816352f1116e0562b3101>>
 * @relayHash e028de3d49ca4ce7ae0d2b4173a7dd83
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 25a270180c50e6249809d3ccd2f5e59fb877c7abd19b6845efc5a5bb016add11

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NewcomerFeedQuery } from './NewcomerFeedQuery.graphql';

const node: PreloadableConcreteRequest<NewcomerFeedQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "25a270180c50e6249809d3ccd2f5e59fb877c7abd19b6845efc5a5bb016add11",
    "metadata": {},
    "name": "NewcomerFeedQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
