/**
 * @generated SignedSource<<05a5dc9618f865a20a0d159d0f2229fc>>
 * @relayHash 168d797fac4dd64f582ad4b448aeab82
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 71743a44f985d742b40123991b055a2a2a543a1adea0cab368a6e4de66a0734d

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type settingsLoaderNotificationsQuery$variables = Record<PropertyKey, never>;
export type settingsLoaderNotificationsQuery$data = {
  readonly viewer: {
    readonly " $fragmentSpreads": FragmentRefs<"NotificationSettings_viewer">;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"PushSetting_query">;
};
export type settingsLoaderNotificationsQuery = {
  response: settingsLoaderNotificationsQuery$data;
  variables: settingsLoaderNotificationsQuery$variables;
};

const node: ConcreteRequest = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "settingsLoaderNotificationsQuery",
    "selections": [
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "PushSetting_query"
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "NotificationSettings_viewer"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "settingsLoaderNotificationsQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "pushPublicKey",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "NotificationSetting",
            "kind": "LinkedField",
            "name": "notificationSettings",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "kind",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isShown",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isPushed",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "71743a44f985d742b40123991b055a2a2a543a1adea0cab368a6e4de66a0734d",
    "metadata": {},
    "name": "settingsLoaderNotificationsQuery",
    "operationKind": "query",
    "text": null
  }
};

(node as any).hash = "2361cfb8aaa23c6d49a4a1522eeed152";

export default node;
