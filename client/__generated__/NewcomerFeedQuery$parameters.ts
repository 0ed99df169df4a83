/**
 * @generated SignedSource<<345531e6da9fb65acc67fea558321930>>
 * @relayHash 60d418a1d53fdead9dbc215a600a35c1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID eb203c8d0539a5b94fc789f42ed9e1dd326a836221a35e291933cf7a46fe2335

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NewcomerFeedQuery } from './NewcomerFeedQuery.graphql';

const node: PreloadableConcreteRequest<NewcomerFeedQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "eb203c8d0539a5b94fc789f42ed9e1dd326a836221a35e291933cf7a46fe2335",
    "metadata": {},
    "name": "NewcomerFeedQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
