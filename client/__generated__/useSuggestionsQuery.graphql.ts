/**
 * @generated SignedSource<<c7649f17a51e814c18803c27575dac59>>
 * @relayHash b3684bd37f574c5fcbf49d6e7bd64459
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f122c511aabb4228980fc9cac9e5880f8d1d99eb763b7e28a9efe5f248017147

import type { ConcreteRequest } from 'relay-runtime';
export type useSuggestionsQuery$variables = {
  isTag: boolean;
  text: string;
};
export type useSuggestionsQuery$data = {
  readonly mentionSuggestions?: ReadonlyArray<{
    readonly fullName: string;
    readonly id: string;
    readonly photoSrcSet: string | null | undefined;
    readonly photoUrl: string;
    readonly username: string;
  }>;
  readonly searchTags?: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
    readonly postCount: number;
  }>;
};
export type useSuggestionsQuery = {
  response: useSuggestionsQuery$data;
  variables: useSuggestionsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "isTag"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "text"
},
v2 = {
  "kind": "Literal",
  "name": "first",
  "value": 6
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v4 = [
  {
    "condition": "isTag",
    "kind": "Condition",
    "passingValue": false,
    "selections": [
      {
        "alias": null,
        "args": [
          (v2/*:: as any*/),
          {
            "kind": "Variable",
            "name": "prefix",
            "variableName": "text"
          }
        ],
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "mentionSuggestions",
        "plural": true,
        "selections": [
          (v3/*:: as any*/),
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
            "name": "fullName",
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
          }
        ],
        "storageKey": null
      }
    ]
  },
  {
    "condition": "isTag",
    "kind": "Condition",
    "passingValue": true,
    "selections": [
      {
        "alias": null,
        "args": [
          (v2/*:: as any*/),
          {
            "kind": "Variable",
            "name": "query",
            "variableName": "text"
          }
        ],
        "concreteType": "Tag",
        "kind": "LinkedField",
        "name": "searchTags",
        "plural": true,
        "selections": [
          (v3/*:: as any*/),
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
            "name": "postCount",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useSuggestionsQuery",
    "selections": (v4/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useSuggestionsQuery",
    "selections": (v4/*:: as any*/)
  },
  "params": {
    "id": "f122c511aabb4228980fc9cac9e5880f8d1d99eb763b7e28a9efe5f248017147",
    "metadata": {},
    "name": "useSuggestionsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "9ca792fb77266099503de4ffa9e899b6";

export default node;
