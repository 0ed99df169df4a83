/**
 * @generated SignedSource<<d64972224e0a442c18dfc3de7636ef34>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ComposerProvider_viewer$data = {
  readonly id: string;
  readonly user: {
    readonly id: string;
  };
  readonly " $fragmentType": "ComposerProvider_viewer";
};
export type ComposerProvider_viewer$key = {
  readonly " $data"?: ComposerProvider_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"ComposerProvider_viewer">;
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
  "name": "ComposerProvider_viewer",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "user",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};
})();

(node as any).hash = "5c13423ed0141124d50a695a018fde7e";

export default node;
