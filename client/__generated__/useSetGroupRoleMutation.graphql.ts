/**
 * @generated SignedSource<<7f9e3628d6e5d49e200093e3c7c224d1>>
 * @relayHash 023647e715f4222716bd544a3199cc78
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fe69b0dbf58f5a060d834914f65cc708cc13d90d50872622a6c10abd93bf0703

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type GroupRole = "MEMBER" | "MODERATOR" | "OWNER";
export type SetGroupRoleInput = {
  groupId: string;
  role: GroupRole;
  userId: string;
};
export type useSetGroupRoleMutation$variables = {
  input: SetGroupRoleInput;
};
export type useSetGroupRoleMutation$data = {
  readonly setGroupRole: {
    readonly __typename: string;
    readonly group?: {
      readonly " $fragmentSpreads": FragmentRefs<"useSetMembership_group">;
    };
    readonly message?: string;
  };
};
export type useSetGroupRoleMutation = {
  response: useSetGroupRoleMutation$data;
  variables: useSetGroupRoleMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v3 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "message",
      "storageKey": null
    }
  ],
  "type": "Error",
  "abstractKey": "__isError"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useSetGroupRoleMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "setGroupRole",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Group",
                "kind": "LinkedField",
                "name": "group",
                "plural": false,
                "selections": [
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "useSetMembership_group"
                  }
                ],
                "storageKey": null
              }
            ],
            "type": "SetGroupRolePayload",
            "abstractKey": null
          },
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSetGroupRoleMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "setGroupRole",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Group",
                "kind": "LinkedField",
                "name": "group",
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
                    "kind": "ScalarField",
                    "name": "joining",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "memberCount",
                    "storageKey": null
                  },
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
                    "kind": "ScalarField",
                    "name": "viewerHasRequested",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "type": "SetGroupRolePayload",
            "abstractKey": null
          },
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "fe69b0dbf58f5a060d834914f65cc708cc13d90d50872622a6c10abd93bf0703",
    "metadata": {},
    "name": "useSetGroupRoleMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "eab314c920456cd69abad9a862948e00";

export default node;
