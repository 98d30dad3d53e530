import { HELP_CENTER_TEXTS } from '@harborline/domain/texts/help-center';
import { WIDGET_TEXTS } from '@harborline/domain/texts/widget';
import type { FormEvent } from 'react';
import { navigate } from '../../shared/router/navigation';
import { useWidget } from './use-widget';

/** What the address carries on, for a form that is sent without a script. */
function Carried({ address }: { address: string }) {
  const [, query = ''] = address.split('?');
  return [...new URLSearchParams(query)].map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}

/** The search of the widget, with its button (S2.3-26, S2.3-27). A blank search leads to all topics (S5-17). */
export function WidgetSearch({ query }: { query: string }) {
  const { links } = useWidget();
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const wanted = String(new FormData(event.currentTarget).get('q') ?? '').trim();
    navigate(wanted === '' ? links.help() : links.search(wanted));
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: some browsers of our visitors do not know the <search> element
    <form role="search" className="w-search" action={links.help()} onSubmit={onSubmit}>
      <input
        type="search"
        name="q"
        dir="auto"
        enterKeyHint="search"
        autoComplete="off"
        defaultValue={query}
        placeholder={WIDGET_TEXTS.searchPlaceholder}
        aria-label={HELP_CENTER_TEXTS.searchLabel}
      />
      <Carried address={links.help()} />
      <button type="submit" className="w-button">
        {WIDGET_TEXTS.search}
      </button>
    </form>
  );
}
