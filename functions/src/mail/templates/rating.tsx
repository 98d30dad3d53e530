import { readableOn, safeThemeColor } from '@harborline/domain/help-center/theme-color';
import type { RatingPage } from '@harborline/domain/tickets/mail-content';
import { Layout } from './layout';
import { isWebAddress, Table, Text } from './parts';
import { STYLES } from './styles';

function Choice({ choice, color }: { choice: RatingPage['choices'][number]; color: string }) {
  if (!isWebAddress(choice.url)) return null;
  return (
    <tr>
      <td style={STYLES.starsCell}>
        <a
          href={choice.url}
          aria-label={`${choice.stars} - ${choice.label}`}
          style={{ ...STYLES.starsLink, background: color, color: readableOn(color) }}
        >
          {'★'.repeat(choice.stars)}
        </a>
      </td>
      <td className="hl-muted" style={STYLES.starsLabel}>
        {choice.label}
      </td>
    </tr>
  );
}

/** Asks for a rating: a link for each number of stars, the most stars first. */
export function RatingMail({ page }: { page: RatingPage }) {
  const color = safeThemeColor(page.brand.themeColor);
  return (
    <Layout page={page}>
      <Text text={page.opening} />
      <Table style={STYLES.facts}>
        {[...page.choices].reverse().map((choice) => (
          <Choice key={choice.stars} choice={choice} color={color} />
        ))}
      </Table>
    </Layout>
  );
}
