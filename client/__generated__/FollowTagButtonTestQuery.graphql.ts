/**
 * @generated SignedSource<<555fab5d067c45d5d4a05a0e132eb472>>
 * @relayHash 80dfabc6b44d5df414b0ca982d203b2c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b53b80094865149c0b1f7aded168430d6876b6120ec8877d0557a607426bb2b6

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
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "viewerFollows",
            "storageKey": null
          },
          (v1/*:: as any*/)
        ],
        "storageKey": "tag(name:\"cats\")"
      }
    ]
  },
  "params": {
    "id": "b53b80094865149c0b1f7aded168430d6876b6120ec8877d0557a607426bb2b6",
    "metadata": {},
    "name": "FollowTagButtonTestQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "51a2b989a85bf14979c61ba72e795862";

export default node;
