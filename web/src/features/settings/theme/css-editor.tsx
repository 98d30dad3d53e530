import type { CssProblem } from '@harborline/domain/css/scope-css';
import { THEME_TEXTS } from '@harborline/domain/texts/theme';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type UIEvent, useId, useRef } from 'react';

interface CssEditorProps {
  value: string;
  problems: readonly CssProblem[];
  isReadOnly: boolean;
  onChange: (css: string) => void;
}

const FONT = {
  fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  fontSize: '0.8125rem',
  lineHeight: '20px',
} as const;

/** Index in a text of a line and column, both from 1. */
function offsetOf(text: string, { line, column }: CssProblem): number {
  const before = text.split('\n').slice(0, line - 1);
  return before.reduce((sum, one) => sum + one.length + 1, 0) + column - 1;
}

/** CSS with line numbers and its problems; each problem links to its position. */
export function CssEditor({ value, problems, isReadOnly, onChange }: CssEditorProps) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const gutter = useRef<HTMLPreElement>(null);
  const faulty = new Set(problems.map(({ line }) => line));
  const lines = value.split('\n').length;

  const followScroll = (event: UIEvent<HTMLTextAreaElement>) => {
    if (gutter.current !== null) gutter.current.scrollTop = event.currentTarget.scrollTop;
  };
  const goTo = (problem: CssProblem) => {
    const at = offsetOf(value, problem);
    field.current?.focus();
    field.current?.setSelectionRange(at, at + 1);
  };
  return (
    <div>
      <Typography component="label" htmlFor={id} variant="subtitle2" sx={{ display: 'block', mb: 0.75 }}>
        {THEME_TEXTS.css}
      </Typography>
      <Box
        sx={{
          display: 'flex',
          height: 320,
          border: 1,
          borderColor: problems.length > 0 ? 'error.main' : 'divider',
          borderRadius: 1,
          overflow: 'hidden',
          bgcolor: 'background.paper',
          '&:focus-within': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -1 },
        }}
      >
        <Box
          component="pre"
          ref={gutter}
          aria-hidden
          sx={{
            ...FONT,
            m: 0,
            px: 1,
            py: 1,
            minWidth: 44,
            overflow: 'hidden',
            textAlign: 'right',
            color: 'text.disabled',
            bgcolor: 'surface.sunken',
            borderRight: 1,
            borderColor: 'divider',
            '& b': { color: 'error.main' },
          }}
        >
          {Array.from({ length: lines }, (_, index) => {
            const line = index + 1;
            return <div key={line}>{faulty.has(line) ? <b>{line}</b> : line}</div>;
          })}
        </Box>
        <Box
          component="textarea"
          ref={field}
          id={id}
          value={value}
          readOnly={isReadOnly}
          spellCheck={false}
          autoCapitalize="off"
          autoCorrect="off"
          wrap="off"
          aria-invalid={problems.length > 0}
          aria-describedby={`${id}-problems`}
          onChange={(event) => onChange(event.target.value)}
          onScroll={followScroll}
          sx={{
            ...FONT,
            flex: 1,
            minWidth: 0,
            p: 1,
            border: 0,
            outline: 0,
            resize: 'none',
            color: 'text.primary',
            bgcolor: 'transparent',
          }}
        />
      </Box>
      <Box id={`${id}-problems`} role="status" sx={{ mt: 1 }}>
        {problems.length > 0 && (
          <>
            <Typography variant="body2" color="error">
              {THEME_TEXTS.cssProblems(problems.length)}
            </Typography>
            <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, maxHeight: 160, overflowY: 'auto' }}>
              {problems.map((problem) => (
                <li key={`${problem.line}/${problem.column}/${problem.message}`}>
                  <Button
                    size="small"
                    color="inherit"
                    onClick={() => goTo(problem)}
                    sx={{ whiteSpace: 'normal', textAlign: 'left', fontWeight: 400 }}
                  >
                    <Box component="span" sx={{ color: 'text.secondary', mr: 1, whiteSpace: 'nowrap' }}>
                      {problem.line}:{problem.column}
                    </Box>
                    {problem.message}
                  </Button>
                </li>
              ))}
            </Box>
          </>
        )}
      </Box>
    </div>
  );
}
