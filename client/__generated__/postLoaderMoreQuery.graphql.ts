/**
 * @generated SignedSource<<b2f07d3b0073b0df25e94b515a2ca99d>>
 * @relayHash af0cc318307574fade1848062cab22e5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 74b56139f2a8507880e6496e735004999c08375bdd89568185e2c041a8961219

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type postLoaderMoreQuery$variables = Record<PropertyKey, never>;
export type postLoaderMoreQuery$data = {
  readonly " $fragmentSpreads": FragmentRefs<"MorePosts_query">;
};
export type postLoaderMoreQuery = {
  response: postLoaderMoreQuery$data;
  variables: postLoaderMoreQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = [
  {
    "kind": "Literal",
    "name": "width",
    "value": 480
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "altText",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "postLoaderMoreQuery",
    "selections": [
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "MorePosts_query"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "postLoaderMoreQuery",
    "selections": [
      {
        "alias": null,
        "args": [
          {
            "kind": "Literal",
            "name": "first",
            "value": 10
          }
        ],
        "concreteType": "Post",
        "kind": "LinkedField",
        "name": "hotImagePosts",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "databaseId",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isSensitive",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "User",
            "kind": "LinkedField",
            "name": "author",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "fullName",
                "storageKey": null
              },
              (v0/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": null,
            "kind": "LinkedField",
            "name": "media",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "__typename",
                "storageKey": null
              },
              {
                "kind": "InlineFragment",
                "selections": [
                  {
                    "alias": "gridUrl",
                    "args": (v1/*:: as any*/),
                    "kind": "ScalarField",
                    "name": "url",
                    "storageKey": "url(width:480)"
                  },
                  (v2/*:: as any*/)
                ],
                "type": "ImageMedia",
                "abstractKey": null
              },
              {
                "kind": "InlineFragment",
                "selections": [
                  {
                    "alias": null,
                    "args": (v1/*:: as any*/),
                    "kind": "ScalarField",
                    "name": "poster",
                    "storageKey": "poster(width:480)"
                  },
                  (v2/*:: as any*/)
                ],
                "type": "VideoMedia",
                "abstractKey": null
              }
            ],
            "storageKey": null
          },
          (v0/*:: as any*/)
        ],
        "storageKey": "hotImagePosts(first:10)"
      }
    ]
  },
  "params": {
    "id": "74b56139f2a8507880e6496e735004999c08375bdd89568185e2c041a8961219",
    "metadata": {},
    "name": "postLoaderMoreQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "debcd7756495070445b9a4f029deb2d6";

export default node;
