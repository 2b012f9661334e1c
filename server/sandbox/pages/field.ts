import { html, type Html } from './html.ts';

export interface FieldView {
  readonly name: string;
  readonly label: string;
  readonly value?: string;
  readonly problem?: string | undefined;
  readonly hint?: string;
  /** Further attributes, such as autocomplete and inputmode. */
  readonly attributes: Html;
  /** The first invalid field of the page receives the focus. */
  readonly focus?: boolean;
}

/** A labelled text field with its error beside it. */
export function field(view: FieldView): Html {
  const { name, problem, hint } = view;
  const described = [problem ? `${name}-problem` : null, hint ? `${name}-hint` : null]
    .filter(Boolean)
    .join(' ');
  return html`<div class="field ${name}">
<label for="${name}">${view.label}</label>
<input id="${name}" name="${name}" value="${view.value ?? ''}" ${view.attributes}${described ? html` aria-describedby="${described}"` : null}${problem ? html` aria-invalid="true"` : null}${view.focus ? html` autofocus` : null}>
${hint ? html`<p class="hint" id="${name}-hint">${hint}</p>` : null}
${problem ? html`<p class="problem" id="${name}-problem" role="alert">${problem}</p>` : null}
</div>`;
}
