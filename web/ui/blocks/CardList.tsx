import { Card } from './Card.tsx';

/** Titled paragraphs on cards, two or three in a row where there is room. */
export function CardList({
  items,
  columns,
}: {
  items: readonly (readonly [title: string, text: string])[];
  columns: 2 | 3;
}) {
  return (
    <ul className={`mt-12 grid gap-5 ${columns === 3 ? 'md:grid-cols-3' : 'sm:grid-cols-2'}`}>
      {items.map(([title, text]) => (
        <li key={title}>
          <Card className="h-full">
            <h3 className="text-lg">{title}</h3>
            <p className="mt-2 text-ink-soft">{text}</p>
          </Card>
        </li>
      ))}
    </ul>
  );
}
