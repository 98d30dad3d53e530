import { LIMITS } from '@harborline/domain/limits';
import { wordsOf } from '@harborline/domain/search/normalise';
import { COMMAND_TEXTS } from '@harborline/domain/texts/command-bar';
import { useNavigate } from 'react-router-dom';
import { adminLinks } from '../../shared/routes/admin-links';
import { useMay } from '../../shared/staff/use-may';
import type { Command } from './command';

/** Leads to the articles whose titles have the words, for those who write articles; nothing without words. */
export function useArticleCommand(text: string): Command[] {
  const navigate = useNavigate();
  const mayRead = useMay('Articles.readAll');
  const words = text.trim().slice(0, LIMITS.ticketSearchQuery);
  if (!mayRead || wordsOf(words).length === 0) return [];
  return [
    {
      id: 'articles',
      group: 'search',
      label: COMMAND_TEXTS.searchArticlesFor(words),
      detail: '',
      run: () => void navigate(adminLinks.contentWith(words)),
    },
  ];
}
