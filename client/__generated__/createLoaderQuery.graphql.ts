/**
 * @generated SignedSource<<75b645990b08038f996b590ce67739f1>>
 * @relayHash 78497fe0d625bc6a9ea85eadc288d29e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9dafc9b71f8d79d43e32a8cdf80260260d03bf8cc6d06bc08f1fd3f796a5e1e4

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type createLoaderQuery$variables = Record<PropertyKey, never>;
export type createLoaderQuery$data = {
  readonly viewer: {
    readonly user: {
      readonly " $fragmentSpreads": FragmentRefs<"PostComposer_user">;
    };
  } | null | undefined;
};
export type createLoaderQuery = {
  response: createLoaderQuery$data;
  variables: createLoaderQuery$variables;
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
    "name": "createLoaderQuery",
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
            "concreteType": "User",
            "kind": "LinkedField",
            "name": "user",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "PostComposer_user"
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
    "name": "createLoaderQuery",
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
            "concreteType": "User",
            "kind": "LinkedField",
            "name": "user",
            "plural": false,
            "selections": [
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
              (v0/*:: as any*/)
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
    "id": "9dafc9b71f8d79d43e32a8cdf80260260d03bf8cc6d06bc08f1fd3f796a5e1e4",
    "metadata": {},
    "name": "createLoaderQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "50d095d81194d71e59e48576b74b67d7";

export default node;
