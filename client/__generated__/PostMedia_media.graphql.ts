/**
 * @generated SignedSource<<1fe5201389cb28474e68e0e0228675fc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PostMedia_media$data = {
  readonly image: {
    readonly " $fragmentSpreads": FragmentRefs<"PostImage_image">;
  } | null | undefined;
  readonly video: {
    readonly " $fragmentSpreads": FragmentRefs<"PostVideo_video">;
  } | null | undefined;
  readonly " $fragmentType": "PostMedia_media";
};
export type PostMedia_media$key = {
  readonly " $data"?: PostMedia_media$data;
  readonly " $fragmentSpreads": FragmentRefs<"PostMedia_media">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PostMedia_media",
  "selections": [
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "PostImage_image"
          }
        ],
        "type": "ImageMedia",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "image"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "PostVideo_video"
          }
        ],
        "type": "VideoMedia",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "video"
    }
  ],
  "type": "Media",
  "abstractKey": "__isMedia"
};

(node as any).hash = "8c2394cfb7a7d811dd576cb6cdabcde1";

export default node;
