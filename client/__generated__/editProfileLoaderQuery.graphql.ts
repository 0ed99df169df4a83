/**
 * @generated SignedSource<<afc4891ddba6519fa258e4d8ddeac6de>>
 * @relayHash 5854da8f955544481cbb722626e2ca77
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c71e605d0f33635fe2199d10f202e6bcb1cc992ddaff5a4fa6492e56e271835a

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type editProfileLoaderQuery$variables = Record<PropertyKey, never>;
export type editProfileLoaderQuery$data = {
  readonly viewer: {
    readonly user: {
      readonly " $fragmentSpreads": FragmentRefs<"ProfilePhoto_user">;
    };
    readonly " $fragmentSpreads": FragmentRefs<"EditProfileForm_viewer">;
  } | null | undefined;
};
export type editProfileLoaderQuery = {
  response: editProfileLoaderQuery$data;
  variables: editProfileLoaderQuery$variables;
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
    "name": "editProfileLoaderQuery",
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
            "name": "EditProfileForm_viewer"
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
                "name": "ProfilePhoto_user"
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
    "name": "editProfileLoaderQuery",
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
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "email",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "phone",
            "storageKey": null
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
                "args": null,
                "kind": "ScalarField",
                "name": "bio",
                "storageKey": null
              },
              (v0/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "hasPhoto",
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
                "alias": "largePhotoUrl",
                "args": [
                  {
                    "kind": "Literal",
                    "name": "width",
                    "value": 256
                  }
                ],
                "kind": "ScalarField",
                "name": "photoUrl",
                "storageKey": "photoUrl(width:256)"
              }
            ],
            "storageKey": null
          },
          (v0/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "c71e605d0f33635fe2199d10f202e6bcb1cc992ddaff5a4fa6492e56e271835a",
    "metadata": {},
    "name": "editProfileLoaderQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "5eb00d3f7a5bf84ee42e215a8da279c9";

export default node;
