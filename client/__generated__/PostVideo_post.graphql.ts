/**
 * @generated SignedSource<<8f833433ec2f27c01d27fc70e120ff30>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type VideoState = "FAILED" | "PROCESSING" | "READY";
import type { FragmentRefs } from "relay-runtime";
export type PostVideo_post$data = {
  readonly databaseId: string;
  readonly media: {
    readonly __typename: "VideoMedia";
    readonly altText: string;
    readonly duration: number | null | undefined;
    readonly failure: string | null | undefined;
    readonly height: number;
    readonly posterUrl: string | null | undefined;
    readonly sources: ReadonlyArray<{
      readonly type: string | null | undefined;
      readonly url: string;
    }>;
    readonly state: VideoState;
    readonly thumbHash: string;
    readonly width: number;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  } | null | undefined;
  readonly " $fragmentType": "PostVideo_post";
};
export type PostVideo_post$key = {
  readonly " $data"?: PostVideo_post$data;
  readonly " $fragmentSpreads": FragmentRefs<"PostVideo_post">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PostVideo_post",
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
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "state",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "failure",
              "storageKey": null
            },
            {
              "alias": null,
              "args": [
                {
                  "kind": "Literal",
                  "name": "width",
                  "value": 480
                }
              ],
              "concreteType": "VideoSource",
              "kind": "LinkedField",
              "name": "sources",
              "plural": true,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "type",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "url",
                  "storageKey": null
                }
              ],
              "storageKey": "sources(width:480)"
            },
            {
              "alias": "posterUrl",
              "args": [
                {
                  "kind": "Literal",
                  "name": "width",
                  "value": 1080
                }
              ],
              "kind": "ScalarField",
              "name": "poster",
              "storageKey": "poster(width:1080)"
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "width",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "height",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "duration",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "altText",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "thumbHash",
              "storageKey": null
            }
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

(node as any).hash = "d4fea64469858b7c86008de5f520fc07";

export default node;
