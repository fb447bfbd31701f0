interface ErrorSummaryProps {
  summary: { attempts: number; texts: readonly string[] };
}

/** Reads out what is wrong with a form after an attempt to send it; those who see find it at the fields. */
export function ErrorSummary({ summary: { attempts, texts } }: ErrorSummaryProps) {
  return (
    <div className="visually-hidden" aria-live="assertive">
      {texts.length > 0 && (
        // A new element for each attempt, so that the same errors are read out again.
        <div key={attempts}>
          <p>
            {texts.length === 1 ? 'One field needs your attention.' : `${texts.length} fields need your attention.`}
          </p>
          <ul>
            {texts.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
