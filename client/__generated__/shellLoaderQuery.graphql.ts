/**
 * @generated SignedSource<<5aa42952451b73395b92262a865603ef>>
 * @relayHash b57433c7c6f37e69e8cce60c41e7a74c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID eecf0a03a1c49cf3bc2eae74fa2d16fff2b8cc3b30ae85138d1d3730c0fa751e

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type shellLoaderQuery$variables = Record<PropertyKey, never>;
export type shellLoaderQuery$data = {
  readonly viewer: {
    readonly user: {
      readonly " $fragmentSpreads": FragmentRefs<"AccountMenu_user" | "MemberSummary_user">;
    };
    readonly " $fragmentSpreads": FragmentRefs<"PostDraftProvider_viewer">;
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
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "PostDraftProvider_viewer"
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
                "name": "AccountMenu_user"
              },
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
          {
            "alias": null,
            "args": null,
            "concreteType": "User",
            "kind": "LinkedField",
            "name": "user",
            "plural": false,
            "selections": [
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
              },
              (v0/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "eecf0a03a1c49cf3bc2eae74fa2d16fff2b8cc3b30ae85138d1d3730c0fa751e",
    "metadata": {},
    "name": "shellLoaderQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "04a430a7a89866c840adbad9a2fcf1cb";

export default node;
