/**
 * @generated SignedSource<<1522a24e8092bda7b859fac584026f96>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type GroupLink_group$data = {
  readonly cover: {
    readonly " $fragmentSpreads": FragmentRefs<"MediaThumb_media">;
  } | null | undefined;
  readonly memberCount: number;
  readonly name: string;
  readonly slug: string;
  readonly " $fragmentType": "GroupLink_group";
};
export type GroupLink_group$key = {
  readonly " $data"?: GroupLink_group$data;
  readonly " $fragmentSpreads": FragmentRefs<"GroupLink_group">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "GroupLink_group",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "slug",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "memberCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ImageMedia",
      "kind": "LinkedField",
      "name": "cover",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "MediaThumb_media"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Group",
  "abstractKey": null
};

(node as any).hash = "2467dd5b28c3ddaea3849e003bfbae49";

export default node;
