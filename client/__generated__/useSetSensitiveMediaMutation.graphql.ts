/**
 * @generated SignedSource<<e34f15371214f667e49b1010f2edfdcb>>
 * @relayHash d88c840e87a55d76f3eb64b5a3ccb067
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 37307a7e17c661f7e751984fd73fea58a21ac31703722061c856aa1e86773e86

import type { ConcreteRequest } from 'relay-runtime';
export type SensitiveMedia = "BLUR" | "HIDE" | "SHOW";
export type SetSensitiveMediaInput = {
  value: SensitiveMedia;
};
export type useSetSensitiveMediaMutation$variables = {
  input: SetSensitiveMediaInput;
};
export type useSetSensitiveMediaMutation$data = {
  readonly setSensitiveMedia: {
    readonly __typename: string;
    readonly message?: string;
    readonly viewer?: {
      readonly sensitiveMedia: SensitiveMedia;
    };
  };
};
export type useSetSensitiveMediaMutation = {
  response: useSetSensitiveMediaMutation$data;
  variables: useSetSensitiveMediaMutation$variables;
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
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "sensitiveMedia",
  "storageKey": null
},
v4 = {
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
    "name": "useSetSensitiveMediaMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "setSensitiveMedia",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Viewer",
                "kind": "LinkedField",
                "name": "viewer",
                "plural": false,
                "selections": [
                  (v3/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "type": "SetSensitiveMediaPayload",
            "abstractKey": null
          },
          (v4/*:: as any*/)
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
    "name": "useSetSensitiveMediaMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "setSensitiveMedia",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Viewer",
                "kind": "LinkedField",
                "name": "viewer",
                "plural": false,
                "selections": [
                  (v3/*:: as any*/),
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
            ],
            "type": "SetSensitiveMediaPayload",
            "abstractKey": null
          },
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "37307a7e17c661f7e751984fd73fea58a21ac31703722061c856aa1e86773e86",
    "metadata": {},
    "name": "useSetSensitiveMediaMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "2d1f5d44c39f392aa58b5300d354dd68";

export default node;
