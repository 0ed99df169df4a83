/**
 * @generated SignedSource<<92d9186c1591817b625fcf6e4ec85764>>
 * @relayHash d9e0c91208e0b2a77f83d9666a8efab1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID aadc1b78390d1e6b0689c90fcfd71f6eb5bff5961c58e052f86e07d404736085

import type { ConcreteRequest } from 'relay-runtime';
export type GroupRole = "MEMBER" | "MODERATOR" | "OWNER";
export type GroupPostItemsQuery$variables = {
  slug: string;
};
export type GroupPostItemsQuery$data = {
  readonly group: {
    readonly id: string;
    readonly pinnedPosts: ReadonlyArray<{
      readonly id: string;
    }>;
    readonly viewerRole: GroupRole | null | undefined;
  } | null | undefined;
};
export type GroupPostItemsQuery = {
  response: GroupPostItemsQuery$data;
  variables: GroupPostItemsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "slug"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "slug",
        "variableName": "slug"
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
        "name": "viewerRole",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Post",
        "kind": "LinkedField",
        "name": "pinnedPosts",
        "plural": true,
        "selections": [
          (v1/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "GroupPostItemsQuery",
    "selections": (v2/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "GroupPostItemsQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "aadc1b78390d1e6b0689c90fcfd71f6eb5bff5961c58e052f86e07d404736085",
    "metadata": {},
    "name": "GroupPostItemsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "8f7bb1dc9fb7bdbea04785b28f37b0a9";

export default node;
