/**
 * @generated SignedSource<<40b6b8862808ac1e46dde7285aaf5bfe>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReportedPosts_group$data = {
  readonly id: string;
  readonly reportedPosts: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"PostCard_post">;
  }>;
  readonly " $fragmentType": "ReportedPosts_group";
};
export type ReportedPosts_group$key = {
  readonly " $data"?: ReportedPosts_group$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReportedPosts_group">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ReportedPosts_group",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "Post",
      "kind": "LinkedField",
      "name": "reportedPosts",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "PostCard_post"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Group",
  "abstractKey": null
};
})();

(node as any).hash = "0e559b6e14ee0464b89d68b1114bccb4";

export default node;
