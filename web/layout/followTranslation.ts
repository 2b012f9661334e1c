// A browser that translates a page takes its text nodes out and puts elements in their place. React goes on with the
// nodes that it made: taking one out that is gone already throws, and with it breaks the whole step or page, and new
// words for one are seen by nobody.

/** What a translation has put in the place of a text. */
const standIns = new WeakMap<Node, ChildNode>();

const isStandIn = (node: Node | null | undefined): node is HTMLElement => node?.nodeName === 'FONT';

/** Shows a text again whose words have changed since; the translation translates it anew. */
const showChanged: MutationCallback = (records) => {
  for (const { target } of records) {
    const standIn = standIns.get(target);
    standIns.delete(target);
    if (standIn?.isConnected) standIn.replaceWith(target);
  }
};

/** Remembers what took the place of each text: it came in its stead, or beside it just before. */
function remember(records: readonly MutationRecord[], words: MutationObserver): void {
  for (const { removedNodes, addedNodes, previousSibling, nextSibling } of records)
    for (const text of removedNodes) {
      if (!(text instanceof Text) || text.parentNode !== null) continue;
      const standIn = [addedNodes[0], previousSibling, nextSibling].find(isStandIn);
      if (!standIn) continue;
      standIns.set(text, standIn);
      words.observe(text, { characterData: true });
    }
}

/** What is in the page for a child of `parent`: itself, what stands in its place, or null where nothing is left of it. */
function placeOf(child: Node, parent: Node): Node | null {
  if (child.parentNode !== null || !(child instanceof Text)) return child;
  const standIn = standIns.get(child);
  return standIn?.parentNode === parent ? standIn : null;
}

/** Lets React work on a page that is being translated, from now on. */
export function followTranslation(): void {
  const { insertBefore, removeChild } = Node.prototype;
  Node.prototype.insertBefore = function insert<T extends Node>(this: Node, node: T, before: Node | null): T {
    insertBefore.call(this, node, before && placeOf(before, this));
    return node;
  };
  Node.prototype.removeChild = function remove<T extends Node>(this: Node, child: T): T {
    const place = placeOf(child, this);
    if (place !== null) removeChild.call(this, place);
    return child;
  };
  const words = new MutationObserver(showChanged);
  const places = new MutationObserver((records) => remember(records, words));
  places.observe(document, { childList: true, subtree: true });
}
