/**
 * @generated SignedSource<<667c866d672e27662cdb403ec445a314>>
 * @relayHash 0b437acbbf419858ff3e74ab3b60deda
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 11dad5e17d08b463285155cb2fdc4baef8c88ab8a122f7abddce7726fd9801bb

import type { ConcreteRequest } from 'relay-runtime';
export type GroupRole = "MEMBER" | "MODERATOR" | "OWNER";
export type groupMembersLoaderQuery$variables = {
  slug: string;
};
export type groupMembersLoaderQuery$data = {
  readonly group: {
    readonly name: string;
    readonly slug: string;
    readonly viewerRole: GroupRole | null | undefined;
  } | null | undefined;
};
export type groupMembersLoaderQuery = {
  response: groupMembersLoaderQuery$data;
  variables: groupMembersLoaderQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "slug"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "slug",
    "variableName": "slug"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "slug",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "viewerRole",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "groupMembersLoaderQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Group",
        "kind": "LinkedField",
        "name": "group",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "groupMembersLoaderQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Group",
        "kind": "LinkedField",
        "name": "group",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "11dad5e17d08b463285155cb2fdc4baef8c88ab8a122f7abddce7726fd9801bb",
    "metadata": {},
    "name": "groupMembersLoaderQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "909cf78f30a308058f4ec7cafd160ca3";

export default node;
