/**
 * @generated SignedSource<<fb4f6c531fa2bf333ca11b9e0b1eb5d2>>
 * @relayHash af15ffde69db80d293dd88162986e4ad
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6d9a05bb8cf37ffee5b1ebdbbe6c99577617e9158b58db6fbcf06c88df6beb7d

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SensitiveMedia = "BLUR" | "HIDE" | "SHOW";
export type shellLoaderQuery$variables = Record<PropertyKey, never>;
export type shellLoaderQuery$data = {
  readonly viewer: {
    readonly sensitiveMedia: SensitiveMedia;
    readonly user: {
      readonly " $fragmentSpreads": FragmentRefs<"MemberSummary_user">;
    };
    readonly " $fragmentSpreads": FragmentRefs<"AccountMenu_viewer" | "ComposerProvider_viewer" | "LiveUpdates_viewer" | "NotificationBell_viewer">;
  } | null | undefined;
};
export type shellLoaderQuery = {
  response: shellLoaderQuery$data;
  variables: shellLoaderQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "sensitiveMedia",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "shellLoaderQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "ComposerProvider_viewer"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "LiveUpdates_viewer"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "AccountMenu_viewer"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "NotificationBell_viewer"
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "User",
            "kind": "LinkedField",
            "name": "user",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "MemberSummary_user"
              }
            ],
            "storageKey": null
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
    "name": "shellLoaderQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "User",
            "kind": "LinkedField",
            "name": "user",
            "plural": false,
            "selections": [
              (v1/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "fullName",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "username",
                "storageKey": null
              },
              {
                "alias": null,
                "args": [
                  {
                    "kind": "Literal",
                    "name": "width",
                    "value": 128
                  }
                ],
                "kind": "ScalarField",
                "name": "photoUrl",
                "storageKey": "photoUrl(width:128)"
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "photoSrcSet",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "bio",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "postCount",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "likeCount",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "role",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "unreadNotificationCount",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "6d9a05bb8cf37ffee5b1ebdbbe6c99577617e9158b58db6fbcf06c88df6beb7d",
    "metadata": {},
    "name": "shellLoaderQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "d2c71e0e5faff835f398cb535b944fd7";

export default node;
