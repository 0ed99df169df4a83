/**
 * @generated SignedSource<<75188b666c20a5fa569dd51d604e44c1>>
 * @relayHash 6fa5a55daa575a5244d39fad3f95dee7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 35a8b7d81eb6523e20f9d2bcf1ad201bf7c44b97d9264566e944baa18ef18db6

import type { ConcreteRequest } from 'relay-runtime';
export type useSetTagFollowMutation$variables = {
  isFollowed: boolean;
  name: string;
};
export type useSetTagFollowMutation$data = {
  readonly followTag?: {
    readonly __typename: string;
    readonly message?: string;
    readonly tag?: {
      readonly viewerFollows: boolean;
    };
  };
  readonly unfollowTag?: {
    readonly __typename: string;
    readonly message?: string;
    readonly tag?: {
      readonly viewerFollows: boolean;
    };
  };
};
export type useSetTagFollowMutation = {
  response: useSetTagFollowMutation$data;
  variables: useSetTagFollowMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "isFollowed"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "name"
},
v2 = [
  {
    "fields": [
      {
        "kind": "Variable",
        "name": "name",
        "variableName": "name"
      }
    ],
    "kind": "ObjectValue",
    "name": "input"
  }
],
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "viewerFollows",
  "storageKey": null
},
v5 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Tag",
    "kind": "LinkedField",
    "name": "tag",
    "plural": false,
    "selections": [
      (v4/*:: as any*/)
    ],
    "storageKey": null
  }
],
v6 = {
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
},
v7 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Tag",
    "kind": "LinkedField",
    "name": "tag",
    "plural": false,
    "selections": [
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
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useSetTagFollowMutation",
    "selections": [
      {
        "condition": "isFollowed",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v2/*:: as any*/),
            "concreteType": null,
            "kind": "LinkedField",
            "name": "followTag",
            "plural": false,
            "selections": [
              (v3/*:: as any*/),
              {
                "kind": "InlineFragment",
                "selections": (v5/*:: as any*/),
                "type": "FollowTagPayload",
                "abstractKey": null
              },
              (v6/*:: as any*/)
            ],
            "storageKey": null
          }
        ]
      },
      {
        "condition": "isFollowed",
        "kind": "Condition",
        "passingValue": false,
        "selections": [
          {
            "alias": null,
            "args": (v2/*:: as any*/),
            "concreteType": null,
            "kind": "LinkedField",
            "name": "unfollowTag",
            "plural": false,
            "selections": [
              (v3/*:: as any*/),
              {
                "kind": "InlineFragment",
                "selections": (v5/*:: as any*/),
                "type": "UnfollowTagPayload",
                "abstractKey": null
              },
              (v6/*:: as any*/)
            ],
            "storageKey": null
          }
        ]
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useSetTagFollowMutation",
    "selections": [
      {
        "condition": "isFollowed",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v2/*:: as any*/),
            "concreteType": null,
            "kind": "LinkedField",
            "name": "followTag",
            "plural": false,
            "selections": [
              (v3/*:: as any*/),
              {
                "kind": "InlineFragment",
                "selections": (v7/*:: as any*/),
                "type": "FollowTagPayload",
                "abstractKey": null
              },
              (v6/*:: as any*/)
            ],
            "storageKey": null
          }
        ]
      },
      {
        "condition": "isFollowed",
        "kind": "Condition",
        "passingValue": false,
        "selections": [
          {
            "alias": null,
            "args": (v2/*:: as any*/),
            "concreteType": null,
            "kind": "LinkedField",
            "name": "unfollowTag",
            "plural": false,
            "selections": [
              (v3/*:: as any*/),
              {
                "kind": "InlineFragment",
                "selections": (v7/*:: as any*/),
                "type": "UnfollowTagPayload",
                "abstractKey": null
              },
              (v6/*:: as any*/)
            ],
            "storageKey": null
          }
        ]
      }
    ]
  },
  "params": {
    "id": "35a8b7d81eb6523e20f9d2bcf1ad201bf7c44b97d9264566e944baa18ef18db6",
    "metadata": {},
    "name": "useSetTagFollowMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "94f760a488e75cac3f2d39ea6b19590e";

export default node;
