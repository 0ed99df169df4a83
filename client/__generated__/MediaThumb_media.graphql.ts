/**
 * @generated SignedSource<<281c750910fd3df54ad186a1d1848656>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MediaThumb_media$data = {
  readonly __typename: "ImageMedia";
  readonly thumbUrl: string;
  readonly " $fragmentType": "MediaThumb_media";
} | {
  readonly __typename: "VideoMedia";
  readonly poster: string | null | undefined;
  readonly " $fragmentType": "MediaThumb_media";
} | {
  // This will never be '%other', but we need some
  // value in case none of the concrete values match.
  readonly __typename: "%other";
  readonly " $fragmentType": "MediaThumb_media";
};
export type MediaThumb_media$key = {
  readonly " $data"?: MediaThumb_media$data;
  readonly " $fragmentSpreads": FragmentRefs<"MediaThumb_media">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "width",
    "value": 128
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MediaThumb_media",
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
          "alias": "thumbUrl",
          "args": (v0/*:: as any*/),
          "kind": "ScalarField",
          "name": "url",
          "storageKey": "url(width:128)"
        }
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
          "storageKey": "poster(width:128)"
        }
      ],
      "type": "VideoMedia",
      "abstractKey": null
    }
  ],
  "type": "Media",
  "abstractKey": "__isMedia"
};
})();

(node as any).hash = "62bc783ff3f7304b36b28abf8d83ebef";

export default node;
