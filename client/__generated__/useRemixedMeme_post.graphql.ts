/**
 * @generated SignedSource<<192b48b4a3ddc4dc02b06815e222d82c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MemeFont = "CLEAN" | "COMIC" | "IMPACT" | "MONO";
export type MemeTextStyle = "BAR" | "BUBBLE" | "CLASSIC" | "LABEL";
export type TextAlign = "CENTER" | "LEFT" | "RIGHT";
import type { FragmentRefs } from "relay-runtime";
export type useRemixedMeme_post$data = {
  readonly author: {
    readonly id: string;
    readonly username: string;
  };
  readonly id: string;
  readonly isSensitive: boolean;
  readonly meme: {
    readonly background: {
      readonly color: string | null | undefined;
      readonly image: {
        readonly height: number;
        readonly url: string;
        readonly width: number;
      } | null | undefined;
      readonly mediaId: string | null | undefined;
      readonly template: {
        readonly slug: string;
      } | null | undefined;
    };
    readonly backgroundAdjustments: {
      readonly " $fragmentSpreads": FragmentRefs<"useRemixedMeme_adjustments">;
    } | null | undefined;
    readonly height: number;
    readonly isRemixable: boolean;
    readonly layers: ReadonlyArray<{
      readonly __typename: "MemeImageLayer";
      readonly adjustments: {
        readonly " $fragmentSpreads": FragmentRefs<"useRemixedMeme_adjustments">;
      } | null | undefined;
      readonly angle: number;
      readonly image: {
        readonly height: number;
        readonly url: string;
        readonly width: number;
      } | null | undefined;
      readonly mediaId: string;
      readonly width: number;
      readonly x: number;
      readonly y: number;
    } | {
      readonly __typename: "MemePenLayer";
      readonly angle: number;
      readonly height: number;
      readonly strokes: ReadonlyArray<{
        readonly color: string;
        readonly points: ReadonlyArray<number>;
        readonly width: number;
      }>;
      readonly width: number;
      readonly x: number;
      readonly y: number;
    } | {
      readonly __typename: "MemeStickerLayer";
      readonly adjustments: {
        readonly " $fragmentSpreads": FragmentRefs<"useRemixedMeme_adjustments">;
      } | null | undefined;
      readonly angle: number;
      readonly sticker: string;
      readonly width: number;
      readonly x: number;
      readonly y: number;
    } | {
      readonly __typename: "MemeTextLayer";
      readonly align: TextAlign;
      readonly angle: number;
      readonly color: string;
      readonly font: MemeFont;
      readonly height: number;
      readonly isUppercase: boolean;
      readonly outline: string;
      readonly size: number | null | undefined;
      readonly style: MemeTextStyle;
      readonly text: string;
      readonly width: number;
      readonly x: number;
      readonly y: number;
    } | {
      // This will never be '%other', but we need some
      // value in case none of the concrete values match.
      readonly __typename: "%other";
    }>;
    readonly width: number;
  } | null | undefined;
  readonly " $fragmentType": "useRemixedMeme_post";
};
export type useRemixedMeme_post$key = {
  readonly " $data"?: useRemixedMeme_post$data;
  readonly " $fragmentSpreads": FragmentRefs<"useRemixedMeme_post">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "width",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "height",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "mediaId",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "concreteType": "ImageMedia",
  "kind": "LinkedField",
  "name": "image",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "width",
          "value": 1080
        }
      ],
      "kind": "ScalarField",
      "name": "url",
      "storageKey": "url(width:1080)"
    },
    (v1/*:: as any*/),
    (v2/*:: as any*/)
  ],
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "color",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "x",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "y",
  "storageKey": null
},
v8 = [
  {
    "kind": "InlineDataFragmentSpread",
    "name": "useRemixedMeme_adjustments",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "MemeCrop",
        "kind": "LinkedField",
        "name": "crop",
        "plural": false,
        "selections": [
          (v6/*:: as any*/),
          (v7/*:: as any*/),
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "shape",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "isFlipped",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "opacity",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "effect",
        "storageKey": null
      }
    ],
    "args": null,
    "argumentDefinitions": ([]/*:: as any*/)
  }
],
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "angle",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "concreteType": "MemeAdjustments",
  "kind": "LinkedField",
  "name": "adjustments",
  "plural": false,
  "selections": (v8/*:: as any*/),
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useRemixedMeme_post",
  "selections": [
    (v0/*:: as any*/),
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
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "username",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Meme",
      "kind": "LinkedField",
      "name": "meme",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isRemixable",
          "storageKey": null
        },
        (v1/*:: as any*/),
        (v2/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "MemeBackground",
          "kind": "LinkedField",
          "name": "background",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "MemeTemplate",
              "kind": "LinkedField",
              "name": "template",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "slug",
                  "storageKey": null
                }
              ],
              "storageKey": null
            },
            (v3/*:: as any*/),
            (v4/*:: as any*/),
            (v5/*:: as any*/)
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "MemeAdjustments",
          "kind": "LinkedField",
          "name": "backgroundAdjustments",
          "plural": false,
          "selections": (v8/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": null,
          "kind": "LinkedField",
          "name": "layers",
          "plural": true,
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
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "text",
                  "storageKey": null
                },
                (v6/*:: as any*/),
                (v7/*:: as any*/),
                (v1/*:: as any*/),
                (v2/*:: as any*/),
                (v9/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "font",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "size",
                  "storageKey": null
                },
                (v5/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "outline",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "align",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "isUppercase",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "style",
                  "storageKey": null
                }
              ],
              "type": "MemeTextLayer",
              "abstractKey": null
            },
            {
              "kind": "InlineFragment",
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "sticker",
                  "storageKey": null
                },
                (v6/*:: as any*/),
                (v7/*:: as any*/),
                (v1/*:: as any*/),
                (v9/*:: as any*/),
                (v10/*:: as any*/)
              ],
              "type": "MemeStickerLayer",
              "abstractKey": null
            },
            {
              "kind": "InlineFragment",
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "MemeStroke",
                  "kind": "LinkedField",
                  "name": "strokes",
                  "plural": true,
                  "selections": [
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "points",
                      "storageKey": null
                    },
                    (v5/*:: as any*/),
                    (v1/*:: as any*/)
                  ],
                  "storageKey": null
                },
                (v6/*:: as any*/),
                (v7/*:: as any*/),
                (v1/*:: as any*/),
                (v2/*:: as any*/),
                (v9/*:: as any*/)
              ],
              "type": "MemePenLayer",
              "abstractKey": null
            },
            {
              "kind": "InlineFragment",
              "selections": [
                (v3/*:: as any*/),
                (v4/*:: as any*/),
                (v6/*:: as any*/),
                (v7/*:: as any*/),
                (v1/*:: as any*/),
                (v9/*:: as any*/),
                (v10/*:: as any*/)
              ],
              "type": "MemeImageLayer",
              "abstractKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Post",
  "abstractKey": null
};
})();

(node as any).hash = "8e4b38b009ed9f4fe6bf3e9b4a1ca91c";

export default node;
