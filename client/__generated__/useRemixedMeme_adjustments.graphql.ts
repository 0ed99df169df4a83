/**
 * @generated SignedSource<<89d475b38f0084b41cd459ee9180f5c4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type MemeCropShape = "ELLIPSE" | "RECTANGLE";
export type MemeEffect = "BLUR" | "DEEP_FRY" | "GREYSCALE" | "PIXELATE";
import type { FragmentRefs } from "relay-runtime";
export type useRemixedMeme_adjustments$data = {
  readonly crop: {
    readonly height: number;
    readonly shape: MemeCropShape;
    readonly width: number;
    readonly x: number;
    readonly y: number;
  } | null | undefined;
  readonly effect: MemeEffect | null | undefined;
  readonly isFlipped: boolean;
  readonly opacity: number;
  readonly " $fragmentType": "useRemixedMeme_adjustments";
};
export type useRemixedMeme_adjustments$key = {
  readonly " $data"?: useRemixedMeme_adjustments$data;
  readonly " $fragmentSpreads": FragmentRefs<"useRemixedMeme_adjustments">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "useRemixedMeme_adjustments"
};

(node as any).hash = "859dcb4029dea7d1edc82fabe198d838";

export default node;
