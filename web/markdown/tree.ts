/** Markdown as data, without any HTML: a renderer decides what each node becomes. */
export type Inline =
  | { readonly kind: 'text' | 'code'; readonly text: string }
  | { readonly kind: 'strong' | 'emphasis'; readonly children: readonly Inline[] }
  | { readonly kind: 'link'; readonly href: string; readonly children: readonly Inline[] }
  | { readonly kind: 'break' };

export interface ListItem {
  /** Null for an item without a checkbox. */
  readonly checked: boolean | null;
  readonly blocks: readonly MarkdownBlock[];
}

export type Side = 'left' | 'right' | 'center';

export type MarkdownBlock =
  | { readonly kind: 'heading'; readonly level: number; readonly children: readonly Inline[] }
  | { readonly kind: 'paragraph'; readonly children: readonly Inline[] }
  | {
      readonly kind: 'list';
      readonly ordered: boolean;
      readonly start: number;
      readonly items: readonly ListItem[];
    }
  | { readonly kind: 'quote'; readonly blocks: readonly MarkdownBlock[] }
  | {
      readonly kind: 'table';
      readonly align: readonly Side[];
      readonly head: readonly (readonly Inline[])[];
      readonly rows: readonly (readonly (readonly Inline[])[])[];
    }
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'rule' };

/** Inline text without its marks. */
export function plainText(children: readonly Inline[]): string {
  return children
    .map((child) => {
      if (child.kind === 'break') return ' ';
      return 'text' in child ? child.text : plainText(child.children);
    })
    .join('');
}

/** A stable anchor: "Before you sign anything" becomes `before-you-sign-anything`. */
export function slug(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
