// When a browser translates a page it replaces text nodes by elements. React continues with the nodes it created:
// removing one that is gone throws and breaks the whole step or page, and updates to one are invisible.

/** What replaced a text in a translation. */
const standIns = new WeakMap<Node, ChildNode>();

const isStandIn = (node: Node | null | undefined): node is HTMLElement => node?.nodeName === 'FONT';

/** Shows a text again whose content has changed; the browser translates it anew. */
const showChanged: MutationCallback = (records) => {
  for (const { target } of records) {
    const standIn = standIns.get(target);
    standIns.delete(target);
    if (standIn?.isConnected) standIn.replaceWith(target);
  }
};

/** Records what replaced each text: an element inserted in its place or just before it. */
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

/** The node now in the page for a child of `parent`: itself, its replacement, or null where nothing is left. */
function placeOf(child: Node, parent: Node): Node | null {
  if (child.parentNode !== null || !(child instanceof Text)) return child;
  const standIn = standIns.get(child);
  return standIn?.parentNode === parent ? standIn : null;
}

/** Makes React's DOM operations work on translated pages from now on. */
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
