/**
 * @generated SignedSource<<30c7fb6259a2d865e972ba467560439a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type GroupSubject_group$data = {
  readonly createdAt: string;
  readonly description: string;
  readonly postCount: number;
  readonly rules: ReadonlyArray<string>;
  readonly " $fragmentSpreads": FragmentRefs<"GroupLink_group">;
  readonly " $fragmentType": "GroupSubject_group";
};
export type GroupSubject_group$key = {
  readonly " $data"?: GroupSubject_group$data;
  readonly " $fragmentSpreads": FragmentRefs<"GroupSubject_group">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "GroupSubject_group",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "description",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "rules",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "postCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "GroupLink_group"
    }
  ],
  "type": "Group",
  "abstractKey": null
};

(node as any).hash = "2153d7cd19501c2a48001709e2c1c723";

export default node;
