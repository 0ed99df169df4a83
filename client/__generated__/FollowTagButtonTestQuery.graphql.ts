/**
 * @generated SignedSource<<269834e8873e84f6604b217f1576d9cc>>
 * @relayHash f42777168f4dca6053bea0d05732eea7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4658271d374dfb176fa7bbb01189b4d16b0373b27b6f868486d7977def42558b

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FollowTagButtonTestQuery$variables = Record<PropertyKey, never>;
export type FollowTagButtonTestQuery$data = {
  readonly tag: {
    readonly " $fragmentSpreads": FragmentRefs<"FollowTagButton_tag">;
  } | null | undefined;
  readonly viewer: {
    readonly followedTags: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"FollowedTags_tags">;
    }>;
  } | null | undefined;
};
export type FollowTagButtonTestQuery = {
  response: FollowTagButtonTestQuery$data;
  variables: FollowTagButtonTestQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "name",
    "value": "cats"
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
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "FollowTagButtonTestQuery",
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
            "concreteType": "Tag",
            "kind": "LinkedField",
            "name": "followedTags",
            "plural": true,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "FollowedTags_tags"
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": "Tag",
        "kind": "LinkedField",
        "name": "tag",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "FollowTagButton_tag"
          }
        ],
        "storageKey": "tag(name:\"cats\")"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "FollowTagButtonTestQuery",
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
            "concreteType": "Tag",
            "kind": "LinkedField",
            "name": "followedTags",
            "plural": true,
            "selections": [
              (v1/*:: as any*/),
              (v2/*:: as any*/)
            ],
            "storageKey": null
          },
          (v1/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": (v0/*:: as any*/),
        "concreteType": "Tag",
        "kind": "LinkedField",
        "name": "tag",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "viewerFollows",
            "storageKey": null
          },
          (v1/*:: as any*/),
          (v2/*:: as any*/)
        ],
        "storageKey": "tag(name:\"cats\")"
      }
    ]
  },
  "params": {
    "id": "4658271d374dfb176fa7bbb01189b4d16b0373b27b6f868486d7977def42558b",
    "metadata": {},
    "name": "FollowTagButtonTestQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "51a2b989a85bf14979c61ba72e795862";

export default node;
