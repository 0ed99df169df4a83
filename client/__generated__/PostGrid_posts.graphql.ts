/**
 * @generated SignedSource<<409ea83e8f01e217a71e944e1e214fc8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PostGrid_posts$data = ReadonlyArray<{
  readonly author: {
    readonly fullName: string;
  };
  readonly databaseId: string;
  readonly isSensitive: boolean;
  readonly media: {
    readonly altText?: string;
    readonly gridUrl?: string;
    readonly poster?: string | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "PostGrid_posts";
}>;
export type PostGrid_posts$key = ReadonlyArray<{
  readonly " $data"?: PostGrid_posts$data;
  readonly " $fragmentSpreads": FragmentRefs<"PostGrid_posts">;
}>;

const node: ReaderFragment = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "width",
    "value": 480
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "altText",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "PostGrid_posts",
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
        }
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
          "kind": "InlineFragment",
          "selections": [
            {
              "alias": "gridUrl",
              "args": (v0/*:: as any*/),
              "kind": "ScalarField",
              "name": "url",
              "storageKey": "url(width:480)"
            },
            (v1/*:: as any*/)
          ],
          "type": "ImageMedia",
          "abstractKey": null
        },
        {
          "kind": "InlineFragment",
          "selections": [
            {
              "alias": null,
              "args": (v0/*:: as any*/),
              "kind": "ScalarField",
              "name": "poster",
              "storageKey": "poster(width:480)"
            },
            (v1/*:: as any*/)
          ],
          "type": "VideoMedia",
          "abstractKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Post",
  "abstractKey": null
};
})();

(node as any).hash = "b46b3082cc2b10017e80234967cf00ea";

export default node;
