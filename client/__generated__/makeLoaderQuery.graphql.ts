/**
 * @generated SignedSource<<0a5ad2c9e728edc0059ae9ba6c954cbe>>
 * @relayHash 88fe5bf3e8c47a48375824dae5b620b1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 59f7a78dcc5b48e2315a4188ac7ca0d873d86a15e9335fadf57f65c3aef8166d

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type GroupRole = "MEMBER" | "MODERATOR" | "OWNER";
export type makeLoaderQuery$variables = {
  group: string;
  hasGroup: boolean;
};
export type makeLoaderQuery$data = {
  readonly group?: {
    readonly id: string;
    readonly name: string;
    readonly viewerRole: GroupRole | null | undefined;
  } | null | undefined;
  readonly viewer: {
    readonly id: string;
    readonly user: {
      readonly id: string;
    };
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"usePopularTemplates_query">;
};
export type makeLoaderQuery = {
  response: makeLoaderQuery$data;
  variables: makeLoaderQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "group"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "hasGroup"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = {
  "condition": "hasGroup",
  "kind": "Condition",
  "passingValue": true,
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "slug",
          "variableName": "group"
        }
      ],
      "concreteType": "Group",
      "kind": "LinkedField",
      "name": "group",
      "plural": false,
      "selections": [
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "viewerRole",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ]
},
v3 = {
  "alias": null,
  "args": null,
  "concreteType": "Viewer",
  "kind": "LinkedField",
  "name": "viewer",
  "plural": false,
  "selections": [
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "user",
      "plural": false,
      "selections": [
        (v1/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "makeLoaderQuery",
    "selections": [
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      {
        "args": [
          {
            "kind": "Literal",
            "name": "count",
            "value": 50
          }
        ],
        "kind": "FragmentSpread",
        "name": "usePopularTemplates_query"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "makeLoaderQuery",
    "selections": [
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      {
        "alias": null,
        "args": [
          {
            "kind": "Literal",
            "name": "first",
            "value": 50
          },
          {
            "kind": "Literal",
            "name": "sort",
            "value": "POPULAR"
          }
        ],
        "concreteType": "MemeTemplateConnection",
        "kind": "LinkedField",
        "name": "memeTemplates",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "MemeTemplateEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "MemeTemplate",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "slug",
                    "storageKey": null
                  },
                  (v1/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": "memeTemplates(first:50,sort:\"POPULAR\")"
      }
    ]
  },
  "params": {
    "id": "59f7a78dcc5b48e2315a4188ac7ca0d873d86a15e9335fadf57f65c3aef8166d",
    "metadata": {},
    "name": "makeLoaderQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "ece7ea7f2bffca198c4609267615ea54";

export default node;
