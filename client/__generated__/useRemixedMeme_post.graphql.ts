/**
 * @generated SignedSource<<3c4dd155e2bd89a3b9c5ad86d9f399a1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MemeFont = "CLEAN" | "COMIC" | "IMPACT" | "MONO";
export type TextAlign = "CENTER" | "LEFT" | "RIGHT";
import type { FragmentRefs } from "relay-runtime";
export type useRemixedMeme_post$data = {
  readonly author: {
    readonly id: string;
    readonly username: string;
  };
  readonly id: string;
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
    readonly height: number;
    readonly isRemixable: boolean;
    readonly layers: ReadonlyArray<{
      readonly __typename: "MemeImageLayer";
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
      readonly __typename: "MemeStickerLayer";
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
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "angle",
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
                (v8/*:: as any*/),
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
                (v8/*:: as any*/)
              ],
              "type": "MemeStickerLayer",
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
                (v8/*:: as any*/)
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

(node as any).hash = "2fdc14330a4df0950e786427456e85f4";

export default node;
