/**
 * @generated SignedSource<<1cdb258cc42141ed427467c432f22f83>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type VideoState = "FAILED" | "PROCESSING" | "READY";
import type { FragmentRefs } from "relay-runtime";
export type PostVideo_video$data = {
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
  readonly " $fragmentType": "PostVideo_video";
};
export type PostVideo_video$key = {
  readonly " $data"?: PostVideo_video$data;
  readonly " $fragmentSpreads": FragmentRefs<"PostVideo_video">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PostVideo_video",
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
};

(node as any).hash = "3c10767f2ba6ef21546a1e64a143a4bf";

export default node;
