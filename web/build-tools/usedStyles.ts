import postcss, { type AtRule, type ChildNode, type Container, type Root, type Rule } from 'postcss';
import { type Inventory, mayMatch } from './selectorNeeds.ts';

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };
const CUSTOM_PROPERTY = /--[\w-]+/g;

function attributeValues(html: string, name: string): string[] {
  return [...html.matchAll(new RegExp(` ${name}="([^"]*)"`, 'g'))].map(([, value = '']) =>
    value.replace(/&([^;]+);/g, (whole, entity: string) => ENTITIES[entity] ?? whole),
  );
}

const inventoryOf = (html: string): Inventory => ({
  classes: new Set(attributeValues(html, 'class').flatMap((value) => value.split(/\s+/))),
  elements: new Set([...html.matchAll(/<([a-z][a-z\d]*)/gi)].map(([, name = '']) => name.toLowerCase())),
  types: new Set(attributeValues(html, 'type')),
});

const isIn = (node: ChildNode, name: string): boolean =>
  node.parent?.type === 'atrule' && (node.parent as AtRule).name === name;

function dropUnmatched(sheet: Root, page: Inventory): void {
  sheet.walkRules((rule) => {
    if (isIn(rule, 'keyframes')) return;
    const matched = rule.selectors.filter((one) => mayMatch(one, page));
    if (matched.length === 0) rule.remove();
    else if (matched.length < rule.selectors.length) rule.selectors = matched;
  });
}

/** Custom properties that nothing uses, and in turn those that only they use. */
function dropUnreadProperties(sheet: Root, styles: readonly string[]): void {
  for (let dropped = true; dropped; ) {
    dropped = false;
    const read = new Set(styles.flatMap((style) => style.match(CUSTOM_PROPERTY) ?? []));
    sheet.walkDecls(({ value }) => value.match(CUSTOM_PROPERTY)?.forEach((name) => read.add(name)));
    const drop = (node: ChildNode, name: string): void => {
      if (read.has(name)) return;
      node.remove();
      dropped = true;
    };
    sheet.walkDecls(/^--/, (declaration) => drop(declaration, declaration.prop));
    sheet.walkAtRules('property', (property) => drop(property, property.params));
  }
}

function dropUnusedKeyframes(sheet: Root): void {
  const animations: string[] = [];
  sheet.walkDecls(/^(animation|--animate)/, ({ value }) => void animations.push(value));
  sheet.walkAtRules('keyframes', (keyframes) => {
    if (!animations.some((value) => value.split(/[\s,]+/).includes(keyframes.params))) keyframes.remove();
  });
}

/** Rules and conditions that became empty. Layers stay, because their order matters. */
function dropEmpty(sheet: Root): void {
  const isEmpty = (node: ChildNode): node is Rule | AtRule =>
    node.type === 'rule' ? node.nodes.length === 0 : node.type === 'atrule' && node.nodes?.length === 0;
  const dropIn = (container: Container): void => {
    container.each((node) => {
      if ('nodes' in node && node.nodes) dropIn(node);
      if (isEmpty(node) && !(node.type === 'atrule' && node.name === 'layer')) node.remove();
    });
  };
  dropIn(sheet);
}

/**
 * The part of a style sheet that a static page uses, unchanged and in order. Rules for missing classes or elements
 * are dropped; those for states, widths or attributes stay, since these change without a script. The whole sheet may
 * be loaded later: it then repeats these rules without changing the page.
 */
export function usedStyles(sheet: string): (html: string) => string {
  const parsed = postcss.parse(sheet);
  return (html) => {
    const used = parsed.clone();
    dropUnmatched(used, inventoryOf(html));
    dropUnreadProperties(used, attributeValues(html, 'style'));
    dropUnusedKeyframes(used);
    dropEmpty(used);
    return used.toString();
  };
}
