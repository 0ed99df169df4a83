/**
 * @generated SignedSource<<af79059175ed6184e7caad3e747a68ae>>
 * @relayHash 0aa48bb17dd4724372527fede91fddec
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 93a8df5d275d5db2e570d00232e9b1ae54e79f45021d2c89024152bee5a1edae

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NewcomerFeedQuery } from './NewcomerFeedQuery.graphql';

const node: PreloadableConcreteRequest<NewcomerFeedQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "93a8df5d275d5db2e570d00232e9b1ae54e79f45021d2c89024152bee5a1edae",
    "metadata": {},
    "name": "NewcomerFeedQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
