import { TRANSLATION_TEXTS } from '@harborline/domain/texts/settings';
import type { TranslationPair } from '@harborline/domain/translation/create-translator';
import SearchIcon from '@mui/icons-material/SearchRounded';
import TranslateIcon from '@mui/icons-material/TranslateRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useRowFocus } from '../../../shared/hooks/use-row-focus';
import { EmptyState } from '../../../shared/ui-admin/empty-state';
import { TextInput } from '../../../shared/ui-admin/text-input';
import { TranslationRow } from './translation-row';
import type { StoredTranslation } from './translations';
import { useKeptPairIds } from './use-kept-pair';

interface TranslationListProps {
  entries: readonly StoredTranslation[];
  isReadOnly: boolean;
  onChange: (id: string, pair: TranslationPair) => Promise<boolean>;
  onDelete: (entry: StoredTranslation) => void;
  /** reports whether a row has unsaved input */
  onDirty: (isDirty: boolean) => void;
}

/** Rows shown at first, and added at a time: hundreds at once would slow down every keystroke. */
const ROWS = 50;

const matches = ({ source, translation }: TranslationPair, words: string): boolean =>
  `${source}\n${translation}`.toLowerCase().includes(words.trim().toLowerCase());

/** All translations, or those that contain a word. */
export function TranslationList({ entries, isReadOnly, onChange, onDelete, onDirty }: TranslationListProps) {
  const [words, setWords] = useState('');
  const keptIds = useKeptPairIds();
  const [keptIndex] = useState(() => (isReadOnly ? -1 : entries.findIndex(({ id }) => keptIds.has(id))));
  const [rowCount, setRowCount] = useState(Math.max(ROWS, keptIndex + 1));
  const [editedId, setEditedId] = useState(entries[keptIndex]?.id ?? null);
  const { list, leaveRow } = useRowFocus();
  const shown = entries.filter((entry) => matches(entry, words));
  if (entries.length === 0) {
    return (
      <EmptyState
        icon={<TranslateIcon />}
        title={TRANSLATION_TEXTS.emptyTitle}
        description={TRANSLATION_TEXTS.emptyHelp}
      />
    );
  }
  return (
    <div>
      <TextInput
        label={TRANSLATION_TEXTS.search}
        type="search"
        value={words}
        placeholder={TRANSLATION_TEXTS.searchExample}
        onChange={(event) => setWords(event.target.value)}
      />
      <Typography role="status" variant="caption" component="p" color="textSecondary" sx={{ mt: 1 }}>
        {shown.length === entries.length
          ? TRANSLATION_TEXTS.count(entries.length)
          : TRANSLATION_TEXTS.countFound(shown.length, entries.length)}
      </Typography>
      {shown.length === 0 && <EmptyState icon={<SearchIcon />} title={TRANSLATION_TEXTS.noMatch} />}
      <Box
        component="ul"
        ref={list}
        aria-label={TRANSLATION_TEXTS.list}
        sx={{ listStyle: 'none', m: 0, p: 0 }}
      >
        {shown.slice(0, rowCount).map((entry, index) => (
          <TranslationRow
            key={entry.id}
            entry={entry}
            others={entries.filter(({ id }) => id !== entry.id)}
            isEditing={entry.id === editedId}
            isReadOnly={isReadOnly}
            onDirty={onDirty}
            onEdit={() => setEditedId(entry.id)}
            onDone={() => {
              leaveRow(index, 'edit');
              setEditedId(null);
            }}
            onDelete={() => {
              leaveRow(index, 'delete');
              onDelete(entry);
            }}
            onChange={async (pair) => {
              const isStored = await onChange(entry.id, pair);
              if (isStored) {
                leaveRow(index, 'edit');
                setEditedId(null);
              }
              return isStored;
            }}
          />
        ))}
      </Box>
      {shown.length > rowCount && (
        <Button color="inherit" onClick={() => setRowCount(rowCount + ROWS)} sx={{ mt: 1 }}>
          {TRANSLATION_TEXTS.showMore}
        </Button>
      )}
    </div>
  );
}
