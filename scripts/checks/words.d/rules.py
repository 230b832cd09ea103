"""The rules of scripts/checks/words: patterns that a program can find. STYLE.md's other rules need a reader."""
import re
from dataclasses import dataclass

# At the start of a text or of a sentence.
START = r"(?:^|(?<=[.!?:] ))"


@dataclass(frozen=True)
class Rule:
    name: str
    pattern: str
    advice: str
    except_in: tuple = ()
    kinds: tuple = ("document", "manual", "message", "comment")

    def holds_for(self, text):
        return text.kind in self.kinds and not any(part in text.file for part in self.except_in)


RULES = [
    Rule("who-clause", START + r"(Whoever\b|Who (?!can|may)[^.:?]{3,80} (is|are|has|have|gets?|may|can|must|will|finds?|needs?|keeps?|goes)\b(?![^.!?]*\?)|Whose (?![^.!?]*\?)\w+)", "do not begin with who: write \"If you ...\" or \"Clients that ...\""),
    Rule("what-clause", START + r"(What|Whatever) (?![^.!?]*\?)(is|was|are|has|had|no|came|comes|stands|lies|lacks|remains|one)\b(?=[^.:!?]{12,}[.!?])",
         "do not begin with a what clause: name the thing", kinds=("document", "manual", "message")),
    Rule("measure", r"\b[Ss]o (far|long|much|many|often) (is|are|does|do|as|at|of|until|ago|lies?|stays?|the)\b|\b[Ss]o (far|long|much|many) [a-z]+ (is|are|has|have|may)\b",
         "so far, so long and so many are no measures: give the number or name the distance", kinds=("document", "manual", "message")),
    Rule("fronted-of", START + r"Of (a|an|the|all|each|every|what|those|two|one|these)\b(?! [\d.,]+)", "put the subject first instead of \"Of the ...\""),
    Rule("told", r"\b(is|are|was|were|be|been|being|unless) told\b|\btells? (of|nobody|nothing|it|them|whether|how|when|which|what|where|why)\b|\btelling (of|it|them)\b",
         "programs report, notify or specify; they do not tell"),
    Rule("bookish", r"\b(anew|aslant|oftener|wholly|lest|thereof|therein|hitherto|whilst|hereby|hence|amongst|per cent|thousand million|for ever|nowise|betwixt|ere|thrice|mends?|mended|heeds?|heeded)\b|\bbut for\b|\bnone but\b|\bnothing but\b|\bbesides\b",
         "use an everyday word: again, at an angle, entirely, except, %"),
    Rule("beside", r"\b[Bb]eside\b", "next to, alongside, or compared with"),
    Rule("usual", r"\bas usual\b|\bthe usual one\b|\bits usual\b|\btheir usual\b", "say default"),
    Rule("else", r"[;,:] else\b|" + START + r"Else\b|\bor else\b|\belse (it|the|they|as|in|on|of|nothing|no|none|one|where|what)\b", "say otherwise, or begin with if"),
    Rule("decimal", r"(?<![\w.)/])\.\d+(?= ?(s|ms|mm|%|of|to|and|MB|px|points?|pixels?)\b)", "write 0.4, not .4"),
    Rule("per", r"\b\d[\d.,]* ?(bytes?|bits?|ns|us|µs|ms|MB|KB|kB|KiB|mm|Hz|samples|frames|points|strokes|allocations?|instructions) an? (pixel|stroke|sample|second|point|letter|frame|minute|word|client|line|pen|turn|page)\b",
         "say per: 5 bytes per pixel"),
    Rule("spelling", r"\b(colou?rs?ed)\b|\b\w*(colour|millimetre|centimetre|neighbour|behaviour|favour|flavour)\w*\b|\b(recogni|normali|organi|optimi|initiali|minimi|maximi|synchroni|quanti|digiti|summari)s(e|ed|es|ing|ation|er|ers)\b|\bgrey\w*\b|\bcentres?\b|\blicences?\b|\btravell\w+|\blabell\w+",
         "American spelling: color, millimeter, recognize, gray, license"),
    Rule("house", r"\b(streets?|dwellings?)\b|\b[Rr]ooms? (of|that|may|imports?|below|above)\b|\bthe (pure )?rooms\b",
         "say module and layer", kinds=("document", "manual", "comment"), except_in=("CHANGELOG", "docs/lab/", "docs/practice", "docs/develop/practice")),
    Rule("nobody", r"\b[Nn]o \w+ (that|which) (nobody|no one|nothing)\b|\b(nobody|nothing) but\b|\b(is|are|was|were) no \w+ that\b", "say it positively, with an active verb", kinds=("document", "manual", "message")),
    Rule("asked-for", r"\bwas asked for\b|\bwhat the issue\b|\bthe bar (is|was|of this|for this)\b|\bthe issue asks\b", "a user's page has no history of what was asked for", kinds=("document",), except_in=("CHANGELOG",)),
    Rule("wants", r"\b(it|which|that|daemon|overlay|program|option|setting|stylusd|inkoverlay|inkscribe|compositor|kernel) wants\b", "programs require or need; they do not want"),
    Rule("for-the-reason", START + r"For (it|he|they|nobody|no|then|there) (is|are|was|has|can)\b|, for (it|they|nobody|there|then|no) (is|are|was|were|has|have|can|would|may)\b", "say because"),
]


def problems(text):
    """One line for each rule that a text breaks."""
    found = []
    for rule in RULES:
        if not rule.holds_for(text):
            continue
        for match in re.finditer(rule.pattern, text.words):
            around = text.words[max(match.start() - 40, 0): match.end() + 40].strip()
            found.append("%s: %s: \"%s\". %s" % (text.place, rule.name, around, rule.advice))
    return found
