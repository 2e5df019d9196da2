# Makes puzzles with latin, and tells how their clues and scores go with their levels.
library(jsonlite)

# What a command says with --json, a row for each line.
latin <- function(...) {
  lines <- system2("latin", c(..., "--json"), stdout = TRUE, stderr = FALSE)
  stream_in(textConnection(lines), verbose = FALSE)
}

made <- latin("generate", "sudoku:2x3", "--level", "any", "--count", "12", "--seed", "1")
clues <- vapply(made$clues, function(cells) sum(!is.na(cells)), numeric(1))
cat(nrow(made), "puzzles\n")
print(aggregate(data.frame(clues, score = made$rating$score), by = list(level = made$rating$level), FUN = mean))
