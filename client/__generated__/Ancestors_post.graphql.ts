/**
 * @generated SignedSource<<4da1f596c4b6df4e529f3846b287db0f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Ancestors_post$data = {
  readonly remixOf: {
    readonly id: string;
    readonly remixOf: {
      readonly id: string;
      readonly remixOf: {
        readonly id: string;
        readonly remixOf: {
          readonly id: string;
          readonly remixOf: {
            readonly id: string;
            readonly remixOf: {
              readonly id: string;
              readonly " $fragmentSpreads": FragmentRefs<"MemeThumbnail_post">;
            } | null | undefined;
            readonly " $fragmentSpreads": FragmentRefs<"MemeThumbnail_post">;
          } | null | undefined;
          readonly " $fragmentSpreads": FragmentRefs<"MemeThumbnail_post">;
        } | null | undefined;
        readonly " $fragmentSpreads": FragmentRefs<"MemeThumbnail_post">;
      } | null | undefined;
      readonly " $fragmentSpreads": FragmentRefs<"MemeThumbnail_post">;
    } | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"MemeThumbnail_post">;
  } | null | undefined;
  readonly " $fragmentType": "Ancestors_post";
};
export type Ancestors_post$key = {
  readonly " $data"?: Ancestors_post$data;
  readonly " $fragmentSpreads": FragmentRefs<"Ancestors_post">;
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
  "args": null,
  "kind": "FragmentSpread",
  "name": "MemeThumbnail_post"
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Ancestors_post",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Post",
      "kind": "LinkedField",
      "name": "remixOf",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "Post",
          "kind": "LinkedField",
          "name": "remixOf",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
            (v1/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "concreteType": "Post",
              "kind": "LinkedField",
              "name": "remixOf",
              "plural": false,
              "selections": [
                (v0/*:: as any*/),
                (v1/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "Post",
                  "kind": "LinkedField",
                  "name": "remixOf",
                  "plural": false,
                  "selections": [
                    (v0/*:: as any*/),
                    (v1/*:: as any*/),
                    {
                      "alias": null,
                      "args": null,
                      "concreteType": "Post",
                      "kind": "LinkedField",
                      "name": "remixOf",
                      "plural": false,
                      "selections": [
                        (v0/*:: as any*/),
                        (v1/*:: as any*/),
                        {
                          "alias": null,
                          "args": null,
                          "concreteType": "Post",
                          "kind": "LinkedField",
                          "name": "remixOf",
                          "plural": false,
                          "selections": [
                            (v0/*:: as any*/),
                            (v1/*:: as any*/)
                          ],
                          "storageKey": null
                        }
                      ],
                      "storageKey": null
                    }
                  ],
                  "storageKey": null
                }
              ],
              "storageKey": null
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

(node as any).hash = "9f28cff37233407312f1318cd6866910";

export default node;
